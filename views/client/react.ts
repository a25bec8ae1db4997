import react from 'virtual:react';

// React's own is CommonJS: esbuild would write `(0, module.useState)(…)` for each call. The build puts this in its place
// wherever the browser's code imports React: all that our modules and wouter take of it.
export const {
  Activity,
  Component,
  Fragment,
  Suspense,
  cloneElement,
  createContext,
  createElement,
  forwardRef,
  isValidElement,
  memo,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} = react;
