/** Whether the visitor has told the browser to save data. Chromium alone says so, and TypeScript's library does not know it. */
export function wantsToSaveData(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData;
}
