// Drag: the child drags one word of the sentence into the box (product §7.6).

import { z } from 'zod';
import { keyAndReasons } from '../key-and-reasons.ts';
import { tilesOf } from '../tiles.ts';
import { oneOfChoices } from './choices-common.ts';
import { line } from './common.ts';

export const dragQuestion = z
  .strictObject({ ...oneOfChoices, kind: z.literal('drag'), text: line })
  .check(keyAndReasons(({ text }) => tilesOf(text)));
