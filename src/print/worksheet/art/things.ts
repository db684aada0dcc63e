// The drawings of all things that a picture can contain.

import type { ThingName } from '#domain/worksheet/picture.ts';
import { livingThings } from './living-things.ts';
import { objects } from './objects.ts';
import { outdoors } from './outdoors.ts';
import type { Drawing } from './shapes.ts';

export const drawings: Readonly<Record<ThingName, Drawing>> = {
  ...livingThings,
  ...objects,
  ...outdoors,
};
