// Films a page of the running product: the browser's own frames and their timestamps become a clip that every phone
// plays. No screen recorder, no third party; only ffmpeg must be installed.

import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '#tools/run/find-chromium.ts';

const FOLDER = join(import.meta.dirname, '../../src/web/public/videos');
/** A phone's viewport. */
const VIEWPORT = { width: 400, height: 720 } as const;
const SCALE = 1.5;
const FRAMES_PER_SECOND = 25;
/** H.264 quality: drawn pages stay crisp, and half a minute stays well below a megabyte. */
const CRF = 30;
const JPEG_QUALITY = 95;
const LAST_FRAME_S = 0.2;
/** A slow machine films slowly, so a longer clip is sped up. */
const MAX_SECONDS = 28;

interface Frame {
  file: string;
  atS: number;
}

export interface Film {
  /** The path of the clip, an .mp4; its poster is beside it. */
  to: string;
  /** Runs before filming starts. */
  prepare: (page: Page) => Promise<void>;
  /** `pose` makes the current picture the clip's poster. */
  play: (page: Page, pose: () => void) => Promise<void>;
}

interface Recording {
  frames: readonly Frame[];
  posedAtS: number;
}

/** The path of the clip with this name. */
export function clip(name: string): string {
  return join(FOLDER, `${name}.mp4`);
}

export function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return;
  throw new Error('ffmpeg is missing. Install it (Debian: apt-get install ffmpeg) and try again.');
}

export async function openCamera(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
}

/** Returns the clip's length and size. */
export async function shoot(browser: Browser, baseURL: string, film: Film) {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  const context = await browser.newContext({
    baseURL,
    viewport: VIEWPORT,
    deviceScaleFactor: SCALE,
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    colorScheme: 'light',
  });
  try {
    const page = await context.newPage();
    await film.prepare(page);
    const { frames, posedAtS } = hurried(await record(page, folder, film.play));
    const list = join(folder, 'frames.txt');
    await writeFile(list, concatList(frames));
    encode(list, film.to);
    const poster = film.to.replace(/\.mp4$/, '-poster.jpg');
    ffmpeg('-ss', posedAtS.toFixed(2), '-i', film.to, '-frames:v', '1', '-q:v', '6', poster);
    const seconds = frames.at(-1)?.atS ?? 0;
    return { seconds, bytes: (await stat(film.to)).size };
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function record(page: Page, folder: string, play: Film['play']): Promise<Recording> {
  const camera = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  const writing: Promise<void>[] = [];
  camera.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    frames.push({ file, atS: metadata.timestamp ?? Date.now() / 1000 });
    writing.push(writeFile(file, Buffer.from(data, 'base64')));
    void camera.send('Page.screencastFrameAck', { sessionId });
  });
  await camera.send('Page.startScreencast', {
    format: 'jpeg',
    quality: JPEG_QUALITY,
    maxWidth: VIEWPORT.width * SCALE,
    maxHeight: VIEWPORT.height * SCALE,
  });
  let posedAtS = 0;
  await play(page, () => {
    posedAtS = Date.now() / 1000;
  });
  await camera.send('Page.stopScreencast');
  await Promise.all(writing);
  if (frames.length === 0) throw new Error('The browser gave no frames.');
  return { frames, posedAtS };
}

/** With timestamps from the start. */
function hurried({ frames, posedAtS }: Recording): Recording {
  const startS = frames[0]?.atS ?? 0;
  const lengthS = (frames.at(-1)?.atS ?? 0) - startS;
  const factor = Math.min(1, MAX_SECONDS / lengthS);
  const timeOf = (atS: number) => Math.max(0, (atS - startS) * factor);
  return {
    frames: frames.map(({ file, atS }) => ({ file, atS: timeOf(atS) })),
    posedAtS: timeOf(posedAtS),
  };
}

/** Frames come only when something changes: each is shown until the next. */
function concatList(frames: readonly Frame[]): string {
  const lines = frames.map(({ file, atS }, index) => {
    const untilS = frames[index + 1]?.atS ?? atS + LAST_FRAME_S;
    return `file '${file}'\nduration ${Math.max(0, untilS - atS).toFixed(4)}`;
  });
  return `${lines.join('\n')}\nfile '${frames.at(-1)?.file}'\n`;
}

function encode(list: string, to: string): void {
  const size = `scale=${VIEWPORT.width * SCALE}:${VIEWPORT.height * SCALE}`;
  const filter = `fps=${FRAMES_PER_SECOND},${size}:flags=lanczos,format=yuv420p`;
  const source = ['-f', 'concat', '-safe', '0', '-i', list];
  const codec = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-crf', String(CRF)];
  ffmpeg(...source, '-vf', filter, ...codec, '-movflags', '+faststart', '-an', to);
}

function ffmpeg(...args: string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args]);
  if (status !== 0) throw new Error(`ffmpeg failed: ${String(stderr).trim()}`);
}
