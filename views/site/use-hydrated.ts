import { startTransition, useEffect, useState } from 'react';

/** False in the document and until it is hydrated: for what nobody sees before, and the document is lighter without. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
