import { createContext, useContext } from 'react';

/** Starts loading what a path needs, ahead of the click. Does nothing on the server and with Save-Data. */
export type PreparePage = (path: string) => void;

export const PreparePageContext = createContext<PreparePage>(() => {});

export function usePreparePage(): PreparePage {
  return useContext(PreparePageContext);
}
