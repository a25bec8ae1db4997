/** What a pair of pictures with a line between them says of itself, whatever it shows. */
export const comparisonWords = {
  before: 'Before',
  after: 'After',
  range: 'How much of the picture shows the floor after polishing',
  value: (percent: number): string => `${percent} % after`,
} as const;

/** Stands beside the words of a comparison, for who can move its line. */
export const dragToCompare = 'Drag the line to compare.';
