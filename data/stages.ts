/** The floors that are seen five times each, from worn to sealed: their alt texts, by the id of the picture. */
export const stageAlts = {
  'stages-armani-grey': seenFiveTimes('grey Armani marble'),
  'stages-botticino': seenFiveTimes('beige Botticino marble'),
  'stages-carrara': seenFiveTimes('a grey Carrara counter'),
  'stages-katni-beige': seenFiveTimes('brown-veined Katni marble'),
  'stages-kota-blue': seenFiveTimes('blue-grey Kota stone'),
  'stages-makrana': seenFiveTimes('white Makrana marble'),
  'stages-tan-brown': seenFiveTimes('Tan Brown granite'),
  'stages-terrazzo-green': seenFiveTimes('green terrazzo'),
  'stages-udaipur-green': seenFiveTimes('green Udaipur marble'),
} as const;

function seenFiveTimes(floor: string): string {
  return `One piece of ${floor}, five times: worn, masked and filled, ground, polished, and sealed with water standing on it.`;
}
