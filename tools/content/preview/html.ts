// HTML that escapes its placeholders by default: html`<p>${text}</p>`. Only the result of html`` itself is inserted as
// it is, so content can never become markup.

export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Hole = string | number | Html | readonly Html[];

export function html(parts: TemplateStringsArray, ...holes: Hole[]): Html {
  return new Html(parts.map((part, index) => part + sourceOf(holes[index] ?? '')).join(''));
}

function sourceOf(hole: Hole): string {
  if (hole instanceof Html) return hole.source;
  if (typeof hole === 'string' || typeof hole === 'number') return escaped(String(hole));
  return hole.map(({ source }) => source).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
