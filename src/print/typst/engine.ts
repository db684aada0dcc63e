// Typst, compiled to WebAssembly, as the engine of documents (decision 28). Each thread has one compiler: it holds the fonts,
// and what it has worked out for one document makes the next far quicker.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  initSync,
  type TypstCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';

const FONTS = [
  'Andika-Regular',
  'Andika-Bold',
  'Andika-Italic',
  'Lexend-Medium',
  'Lexend-Bold',
  'NotoSansSymbols2-Marks',
  'NotoSansDevanagari-Bold',
];

const MODULE = '@myriaddreamin/typst-ts-web-compiler/wasm';
const MAIN = '/main.typ';
/** The functions that layouts call, for `#import`; read once for each thread. */
export const STYLE = '/style.typ';
/** Faults as objects, with their place in the source. */
const STRUCTURED = 3;

let compiler: Promise<TypstCompiler> | undefined;

interface Compilation {
  readonly result?: Uint8Array;
  readonly diagnostics?: readonly { readonly message: string; readonly range: string }[];
}

/** Compiles a document to a tagged PDF. Throws on a fault of the layouts; a sheet's content cannot be one. */
export async function compileTypst(source: string): Promise<Uint8Array> {
  compiler ??= createCompiler();
  const running = await compiler;
  running.add_source(MAIN, source);
  const compiled: Compilation = running.compile(MAIN, undefined, 'pdf', STRUCTURED);
  if (compiled.result !== undefined) return compiled.result;
  const [fault] = compiled.diagnostics ?? [];
  throw new Error(`Typst: ${fault?.message ?? 'unknown fault'} (${fault?.range ?? 'no place'})`);
}

async function createCompiler(): Promise<TypstCompiler> {
  initSync({ module: readFileSync(createRequire(import.meta.url).resolve(MODULE)) });
  const builder = new TypstCompilerBuilder();
  // Documents read no files.
  builder.set_dummy_access_model();
  for (const font of FONTS) await builder.add_raw_font(fontBytes(font));
  const created = await builder.build();
  created.add_source(STYLE, readFileSync(new URL('style.typ', import.meta.url), 'utf8'));
  return created;
}

function fontBytes(name: string): Uint8Array {
  return readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url));
}
