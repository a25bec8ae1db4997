import { useEffect, useState } from 'react';

export interface CardPrinting {
  /** The card that alone is being printed; null when the whole page would be. */
  printed: string | null;
  print: (id: string) => void;
}

/** Prints one card of the page. */
export function useCardPrinting(): CardPrinting {
  const [printed, setPrinted] = useState<string | null>(null);

  useEffect(() => {
    if (printed === null) return;
    const finish = (): void => setPrinted(null);
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [printed]);

  return { printed, print: setPrinted };
}
