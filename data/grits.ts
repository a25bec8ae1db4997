import { type Grit, grits } from './scopes.ts';

/** One frame of the floor: as found, or after a grit. */
export interface GritStop {
  picture: GritPictureId;
  /** Below the range. */
  label: string;
  /** Large above its sentence, and the value as a screen reader says it. */
  name: string;
  /** What the grit takes off. */
  text: string;
  /** What is shown at first. */
  isRest: boolean;
}

export type GritPictureId = `grit-${0 | Grit}`;

const takesOff: Readonly<Record<Grit, string>> = {
  50: 'Takes off steps and deep scratches. It leaves the floor grey and chalky.',
  100: 'Takes off the grooves of the one before.',
  200: 'Takes off the marks of the metal. The floor is even, and still matt.',
  400: 'Takes off what is seen and no longer felt. The colour comes back.',
  800: 'Takes off the matt look. The window shows in the floor as a glow.',
  1500: 'Takes off the haze. The bars of the window appear.',
  3000: 'Takes off the last scratches. The window stands clear in the floor.',
};

/** The window is seen: from here the range leads on to the mirror, or back to the floor as found. */
const rest: Grit = 1500;

/** The eight frames, coarse to fine. */
export const gritStops: readonly GritStop[] = [
  {
    picture: 'grit-0',
    label: 'Worn',
    name: 'Worn',
    text: 'Wax, dirt and scratches scatter the light: the stone looks like cement.',
    isRest: false,
  },
  ...grits.map(
    (grit): GritStop => ({
      picture: `grit-${grit}`,
      label: String(grit),
      name: `${grit} grit`,
      text: takesOff[grit],
      isRest: grit === rest,
    }),
  ),
];

/** What each of their pictures shows. */
export const gritAlts = Object.fromEntries(
  gritStops.map(({ picture, name }) => [
    picture,
    `A room with a tall arched window and a floor of brown marble: ${name.toLowerCase()}.`,
  ]),
) as Record<GritPictureId, string>;
