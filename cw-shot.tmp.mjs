import { chromium } from '@playwright/test';
const [name, path, ...rest] = process.argv.slice(2);
const opts = Object.fromEntries(rest.map((r) => r.split('=')));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const sizes = (opts.sizes ?? '360,1280').split(',').map(Number);
const themes = (opts.themes ?? 'light,dark').split(',');
for (const width of sizes) for (const theme of themes) {
  if (themes.length > 1 && theme === 'dark' && width !== sizes[0] && opts.alldark === undefined && width !== 1280) continue;
  const ctx = await browser.newContext({ viewport: { width, height: width < 500 ? 740 : 800 }, colorScheme: theme, reducedMotion: 'reduce', locale: 'en-IN', hasTouch: width < 500 });
  const page = await ctx.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text()); });
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  if (opts.user) await page.addInitScript((u) => localStorage.setItem('competitionUser', JSON.stringify({ id: '00000000-0000-4000-8000-000000000000', standard: u, competitions: [{ CompId: 7, participated: false }] })), opts.user);
  await page.goto('http://127.0.0.1:3170' + path);
  await page.waitForSelector('h1');
  await page.waitForTimeout(Number(opts.wait ?? 3200));
  if (opts.click) { await page.getByText(opts.click, { exact: true }).first().click(); await page.waitForTimeout(1200); }
  await page.screenshot({ path: `/tmp/shots/comp-web/${name}-${width}-${theme}.png`, fullPage: opts.view === undefined });
  await ctx.close();
}
await browser.close();
