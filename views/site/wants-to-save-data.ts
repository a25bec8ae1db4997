/** Whether the visitor has told the browser to save data. Only Chromium says so. TypeScript's library does not know it. */
export function wantsToSaveData(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData;
}
