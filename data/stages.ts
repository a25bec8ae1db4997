/** One floor each from dull to mirror, a fifth for every step of the work: their alt texts, by the id of the picture. */
export const stageAlts = {
  'stages-armani-grey': fromDullToMirror('floor of grey Armani marble'),
  'stages-botticino': fromDullToMirror('floor of beige Botticino marble'),
  'stages-crema-marfil': fromDullToMirror('counter of cream Crema Marfil'),
  'stages-katni-beige': fromDullToMirror('floor of brown-veined Katni marble'),
  'stages-kota-blue': fromDullToMirror('floor of blue-grey Kota stone'),
  'stages-makrana': fromDullToMirror('floor of white Makrana marble'),
  'stages-tan-brown': fromDullToMirror('floor of Tan Brown granite'),
  'stages-terrazzo-green': fromDullToMirror('floor of green terrazzo'),
  'stages-udaipur-green': fromDullToMirror('floor of green Udaipur marble'),
} as const;

function fromDullToMirror(surface: string): string {
  return `A ${surface} below five windows, from dull and marked on the left to a mirror on the right, the tools of each step on it.`;
}
