// Typst, compiled to WebAssembly, makes every PDF (decision 28). Each thread has one compiler. It holds the fonts and caches
// its results, so the next document takes far less time.

import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  initSync,
  type TypstCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { lazy } from '../lazy.ts';

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
/** The functions that layouts call, for `#import`. */
export const STYLE = '/style.typ';
/** Diagnostics as objects, with their place in the source. */
const STRUCTURED = 3;

const getCompiler = lazy(createCompiler);

interface Compilation {
  readonly result?: Uint8Array;
  readonly diagnostics?: readonly { readonly message: string; readonly range: string }[];
}

/** Compiles a document to a tagged PDF. Throws if a layout is wrong; content cannot cause that. */
export async function compileTypst(source: string): Promise<Uint8Array> {
  const compiler = await getCompiler();
  compiler.add_source(MAIN, source);
  const compiled: Compilation = compiler.compile(MAIN, undefined, 'pdf', STRUCTURED);
  if (compiled.result !== undefined) return compiled.result;
  const [fault] = compiled.diagnostics ?? [];
  throw new Error(`Typst: ${fault?.message ?? 'unknown fault'} (${fault?.range ?? 'no place'})`);
}

/** Compiles nothing but the styles, which takes most of the time of a first document. */
export async function loadTypst(): Promise<void> {
  await compileTypst(`#import "${STYLE}": *`);
}

async function createCompiler(): Promise<TypstCompiler> {
  initSync({ module: readFileSync(createRequire(import.meta.url).resolve(MODULE)) });
  const builder = new TypstCompilerBuilder();
  // Documents read no files.
  builder.set_dummy_access_model();
  for (const font of FONTS) await builder.add_raw_font(fontBytes(font));
  const created = await builder.build();
  for (const name of globSync('**/*.typ', { cwd: import.meta.dirname })) {
    created.add_source(`/${name}`, readFileSync(join(import.meta.dirname, name), 'utf8'));
  }
  return created;
}

function fontBytes(name: string): Uint8Array {
  return readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url));
}
