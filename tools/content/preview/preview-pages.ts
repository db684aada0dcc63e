// The pages of the preview: the bank as an editor reads it, on a screen or on paper.

import {
  type Bank,
  type ChoiceItem,
  type Item,
  isChoiceItem,
  itemsOfLevel,
  itemsOfPaper,
  itemsOfTopic,
} from '#content/bank/bank.ts';
import { gamesOf, nameOf } from '#content/bank/games.ts';
import { counted } from '#content/language/words.ts';
import { forEditors } from '../kinds/all-for-editors.ts';
import type { Line } from '../kinds/kind-for-editors.ts';
import { type Html, html } from './html.ts';

/** Returns the page at a path, or undefined if there is none. */
export function pageAt(bank: Bank, path: string): string | undefined {
  if (path === '/') return indexPage(bank);
  if (path === '/words' && bank.words !== undefined) return wordsPage(bank);
  if (path === '/games') return gamesPage(bank);
  const [, kind, id] = /^\/(topic|paper)\/(\d+)$/.exec(path) ?? [];
  if (kind === 'topic') return topicPage(bank, Number(id));
  if (kind === 'paper') return paperPage(bank, Number(id));
  return undefined;
}

export function page(title: string, body: Html): string {
  return `<!doctype html>\n${
    html`<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<nav><a href="/">All content</a></nav>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`.source
  }\n`;
}

function indexPage(bank: Bank): string {
  const categories = ['basic', 'intermediate'] as const;
  return page(
    'Content',
    html`<div class="columns">
${categories.map(
  (category) => html`<section><h2>Quiz: ${category}</h2><ol>
${bank.topics
  .filter(({ value }) => value.category === category)
  .map(
    (topic) =>
      html`<li value="${topic.value.order}"><a href="/topic/${topic.value.id}">${topic.value.topic}</a> <span class="quiet">${counted(itemsOfTopic(topic).length, 'question')}</span></li>`,
  )}</ol></section>`,
)}
<section><h2>Competition papers</h2><ul>
${bank.papers.length === 0 ? html`<li>None yet</li>` : ''}${bank.papers.map(
  ({ value }) =>
    html`<li><a href="/paper/${value.id}">Competition ${value.competition}, standard ${value.standard}</a></li>`,
)}</ul></section>
<section><h2>Vocabulary</h2><ul>
<li>${bank.words === undefined ? 'No words of the day yet' : html`<a href="/words">${counted(bank.words.value.length, 'word')} of the day</a>`}</li>
<li><a href="/games">Word cards and drop-it</a></li></ul></section>
</div>`,
  );
}

function topicPage(bank: Bank, id: number): string | undefined {
  const found = bank.topics.find(({ value }) => value.id === id);
  if (found === undefined) return undefined;
  const { file, value: topic } = found;
  return page(
    `${topic.topic} (${topic.category})`,
    html`<p class="quiet">${file}${topic.isFree ? ', free for everyone' : ''}</p>
${topic.levels.map(
  (level) => html`<section class="level"><h2>${level.difficulty} ${level.number}</h2>
<dl class="plan"><dt>Skills</dt><dd>${level.plan.skills.join('; ')}</dd>
<dt>Errors</dt><dd>${level.plan.errors.join('; ')}</dd></dl>
${itemsOfLevel(file, topic, level).map(itemBlock)}</section>`,
)}`,
  );
}

function paperPage(bank: Bank, id: number): string | undefined {
  const paper = bank.papers.find(({ value }) => value.id === id);
  if (paper === undefined) return undefined;
  const items = itemsOfPaper(paper);
  const tierOf = new Map(paper.value.questions.map((question) => [question.id, question.tier]));
  return page(
    `Competition ${paper.value.competition}, standard ${paper.value.standard}`,
    html`<p class="quiet">${paper.file}</p>
${[...new Set(tierOf.values())].map(
  (tier) => html`<section><h2>${tier}</h2>
${items.filter((item) => tierOf.get(item.id) === tier).map(itemBlock)}</section>`,
)}`,
  );
}

function itemBlock(item: Item): Html {
  return html`<article class="item" id="${item.id}">
<span class="id quiet">${item.id} · ${item.kind} · ${item.skill}</span>
<label class="fault quiet"><input type="checkbox"> fault</label>
${item.title === '' ? '' : html`<h3>${item.title}</h3>`}
${item.text === '' ? '' : html`<p class="text">${item.text}</p>`}
<ul class="choices">${(isChoiceItem(item) ? choiceLines(item) : forEditors(item.question).previewLines(item.question)).map(lineBlock)}</ul>
${isChoiceItem(item) && item.correction !== undefined ? html`<p>Corrected: ${item.correction}</p>` : ''}
${Object.entries(item.answered).map(
  ([rule, reply]) => html`<p class="quiet">Advice not followed, ${rule}: ${reply}</p>`,
)}
</article>
`;
}

function choiceLines({
  kind,
  choices,
  answer,
  reasons: [why = '', ...whyNot],
}: ChoiceItem): Line[] {
  return choices.map((text, index) => {
    const isKey = index === answer;
    const label = kind === 'drag' ? String(index) : 'ABCD'.charAt(index);
    const reason = isKey ? why : (whyNot[index < answer ? index : index - 1] ?? 'No reason yet');
    return { mark: isKey ? '✓' : label, text, reason, isKey };
  });
}

function lineBlock({ mark, text, reason, isKey }: Line): Html {
  return html`<li class="${isKey ? 'key' : ''}"><span>${mark}</span><span>${text}</span><span class="reason">${reason}</span></li>`;
}

function wordsPage(bank: Bank): string {
  return page(
    'Words of the day',
    html`<table><thead><tr><th>Day</th><th>Word</th><th>Meaning</th><th>Sentence</th></tr></thead><tbody>
${(bank.words?.value ?? []).map(
  ({ word, type, meaning, sentence }, index) =>
    html`<tr><td>${index + 1}</td><td><b>${word}</b> <span class="quiet">${type}</span></td><td>${meaning}</td><td>${sentence}</td></tr>`,
)}</tbody></table>`,
  );
}

function gamesPage(bank: Bank): string {
  return page(
    'Word cards and drop-it',
    html`${gamesOf(bank).map(
      ({ content }) => html`<section><h2>${content.file}</h2><table><tbody>
${content.value.map(
  (level) =>
    html`<tr><th>${nameOf(level)}</th><td>${level.words.map((pair) => pair.join(' – ')).join(', ')}</td></tr>`,
)}</tbody></table></section>`,
    )}`,
  );
}
