// A picture that an author composes of things: `3 goat`, `cat under table`. What is in it stands in the sheet itself,
// so that a question about the picture can be read and checked without seeing it.

import { z } from 'zod';
import { line } from './marked-text.ts';

export const thingNames = [
  'apple',
  'auto',
  'bag',
  'ball',
  'banana',
  'basket',
  'bed',
  'bell',
  'bicycle',
  'bird',
  'boat',
  'book',
  'bottle',
  'box',
  'boy',
  'bus',
  'butterfly',
  'cake',
  'car',
  'cat',
  'chair',
  'clock',
  'cloud',
  'computer',
  'cow',
  'cup',
  'dog',
  'door',
  'drum',
  'egg',
  'elephant',
  'fish',
  'flower',
  'girl',
  'goat',
  'hat',
  'hen',
  'hill',
  'house',
  'key',
  'kite',
  'ladder',
  'lamp',
  'leaf',
  'letter',
  'man',
  'mango',
  'moon',
  'mouse',
  'pencil',
  'phone',
  'plant',
  'pot',
  'rain',
  'rocket',
  'shelf',
  'shirt',
  'shoe',
  'star',
  'sun',
  'table',
  'tiger',
  'train',
  'tree',
  'umbrella',
  'wall',
  'watch',
  'window',
  'woman',
] as const;

export type ThingName = (typeof thingNames)[number];

export const relations = ['on', 'under', 'in', 'beside', 'behind', 'above'] as const;
export type Relation = (typeof relations)[number];

/** Gilli, the palm squirrel of the lane, and her mood. */
export const moods = ['hello', 'thinking', 'cheering', 'oops', 'sleeping'] as const;
export type Mood = (typeof moods)[number];

export interface Thing {
  readonly count: number;
  readonly name: ThingName;
  readonly place?: { readonly relation: Relation; readonly other: ThingName } | undefined;
  /** Printed below it. */
  readonly label?: string | undefined;
}

/** What can be in something, under something or on something; beside, behind and above go with anything. */
const holders: Partial<Record<Relation, readonly ThingName[]>> = {
  in: ['bag', 'basket', 'box', 'cup', 'pot'],
  under: ['bed', 'chair', 'table', 'tree', 'umbrella'],
  on: [
    'basket',
    'bed',
    'book',
    'box',
    'bus',
    'cake',
    'car',
    'chair',
    'cup',
    'drum',
    'hill',
    'house',
    'pot',
    'shelf',
    'table',
    'tree',
    'wall',
  ],
};

const MOST_OF_ONE = 6;
const names = thingNames.join('|');
const THING = new RegExp(
  `^(?:([1-${MOST_OF_ONE}]) )?(${names})(?: (${relations.join('|')}) (${names}))?(?: = (.+))?$`,
);

/** `3 goat`, `cat under table`, `mango = a mango`. */
const thing = line.transform((text, context): Thing => {
  const [whole, count = '1', name, relation, other, label] = THING.exec(text) ?? [];
  if (whole === undefined) {
    const message = `“${text}” is no thing of a picture: write “cat”, “3 goat”, “cat under table” or “mango = a mango”, with the names listed in content/README.md`;
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }
  // The expression allows only these names.
  const place =
    relation === undefined
      ? undefined
      : { relation: relation as Relation, other: other as ThingName };
  const others = place && holders[place.relation];
  if (place !== undefined && others !== undefined && !others.includes(place.other)) {
    const message = `nothing can be drawn ${place.relation} a ${place.other}: take ${others.join(', ')}`;
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }
  return { count: Number(count), name: name as ThingName, place, label };
});

/** A thing with words below it, which also tell what is drawn to a child who can't see it. */
export const labelledThing = thing.refine(
  ({ label }) => label !== undefined,
  'say what it shows: “mango = one mango”',
);

const MOST_THINGS = 8;

export const picture = z.strictObject({
  gilli: z.enum(moods).optional(),
  /** What Gilli says, in a bubble. */
  says: line.optional(),
  things: z.array(thing).max(MOST_THINGS).default([]),
});

export type Picture = z.infer<typeof picture>;
