// What the build renders into the document: the icons (to keep them out of the scripts), the loader (painted before any
// other file arrives), and the messages for when the app fails to start. The tokens and fonts inlined with the loader
// serve the whole app.

import { renderToStaticMarkup } from 'react-dom/server';
import { cannotStart } from '#messages/document.ts';
import { cannotStart as inHindi } from '#messages/hindi/document.ts';
import { texts } from '#web/platform/texts.ts';
import { IconSprite } from '#web/ui/icon/icon-sprite.tsx';
import loaderCss from '#web/ui/loader/loader.module.css?inline';
import { Loader } from '#web/ui/loader/loader.tsx';
import fontsCss from '#web/ui/tokens/fonts.css?inline';
import tokensCss from '#web/ui/tokens/tokens.css?inline';

/** The reload link appears through CSS alone: the scripts may never load. */
const LATE_AFTER = '5s';

const FRAME_CSS = `
body { margin: 0; background: var(--color-surface); }
#boot-loader, #boot-loader * { box-sizing: border-box; margin: 0; }
#boot-loader { font: 400 var(--font-size-m) / var(--line-normal) var(--font-ui); }
#boot-loader svg { display: block; inline-size: 9rem; aspect-ratio: 1; block-size: auto; overflow: visible; }
#boot-late { position: fixed; inset-block-end: var(--space-5); inset-inline: var(--space-4); z-index: var(--layer-loader); color: var(--color-text-soft); text-align: center; visibility: hidden; animation: boot-late 1ms ${LATE_AFTER} forwards; }
#boot-late a { color: var(--color-accent-text); }
@keyframes boot-late { to { visibility: visible; } }
@media (prefers-reduced-motion: reduce) { #boot-loader * { animation-duration: 1ms !important; animation-iteration-count: 1 !important; } }
`;

/** For browsers of any age: no variables or other newer CSS. */
const CANNOT_START_CSS = `
#cannot-start { display: none; position: fixed; top: 0; right: 0; bottom: 0; left: 0; z-index: 100; overflow: auto; background: #fff9ed; color: #231a3d; font: 18px/1.55 sans-serif; text-align: center; }
#cannot-start div { display: none; max-width: 480px; margin: 0 auto; padding: 10% 20px; }
#cannot-start h1 { margin: 0 0 20px; font-size: 26px; line-height: 1.3; }
#cannot-start p { margin: 0 0 20px; }
#cannot-start a { color: #2b47c4; }
`;

export const bootLoaderCss = [tokensCss, fontsCss, FRAME_CSS, loaderCss, CANNOT_START_CSS].join(
  '\n',
);

export const iconSpriteHtml = renderToStaticMarkup(<IconSprite />);

const { loading, loadingLate, loadAgain } = texts.documentTexts;

/** The contents of #boot-loader. The Content-Security-Policy takes no styles from attributes, so FRAME_CSS sizes Gilli. */
export const bootLoaderHtml = renderToStaticMarkup(
  <>
    <Loader label={loading} />
    <p id="boot-late">
      {/* biome-ignore lint/a11y/useValidAnchor: it reloads the page at its own address, which works without a script. */}
      {loadingLate} <a href="">{loadAgain}</a>
    </p>
  </>,
).replace(/ style="[^"]*"/g, '');

const REASONS = ['old', 'failed', 'missing'] as const;

/**
 * The contents of #cannot-start. index.html shows one part of it: one reason in one language. The build fills in the
 * braces, since it runs this module without the content files.
 */
export const cannotStartHtml = renderToStaticMarkup(
  REASONS.flatMap((reason) => [
    <CannotStart key={`en-${reason}`} lang="en" reason={reason} texts={cannotStart} />,
    <CannotStart key={`hi-${reason}`} lang="hi" reason={reason} texts={inHindi} />,
  ]),
);

interface CannotStartProps {
  lang: 'en' | 'hi';
  reason: (typeof REASONS)[number];
  texts: typeof cannotStart;
}

function CannotStart({ lang, reason, texts: said }: CannotStartProps) {
  const { title, text } = said[reason];
  return (
    <div id={`cannot-start-${reason}-${lang}`} lang={lang}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: as above. */}
        <a href="">{said.loadAgain}</a>
      </p>
      <p>
        {said.help} <a href="https://wa.me/{chatNumber}">+{'{chatNumber}'}</a>
      </p>
    </div>
  );
}
