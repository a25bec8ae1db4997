/**
 * Calls `work` with each item soon, in the order in which they come and `perTurn` of them in one turn of the event loop:
 * what happens to a thousand connections at the same moment holds up nobody else.
 */
export function spreadOverTurns<Item>(work: (item: Item) => void, perTurn: number): (item: Item) => void {
  const waiting: Item[] = [];

  function workOnSome(): void {
    for (const item of waiting.splice(0, perTurn)) work(item);
    if (waiting.length > 0) setImmediate(workOnSome);
  }

  return function add(item) {
    if (waiting.push(item) === 1) setImmediate(workOnSome);
  };
}
