const hostAndPort = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether this may be a Host header: one name or address of a machine, with or without its port; no `*`, no list. */
export function isHost(value: string): boolean {
  return hostAndPort.test(value);
}
