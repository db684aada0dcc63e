import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { makeWorksheet } from '#contract/worksheet.ts';
import { type Category, categories, type Difficulty, difficulties } from '#domain/quiz/bank.ts';
import {
  MAX_COPIES,
  MAX_MADE_TASKS,
  MAX_NAME_LENGTH,
  MIN_MADE_TASKS,
  SEED,
} from '#domain/worksheet/sheet-limits.ts';
import type { SheetPart } from '#domain/worksheet/sheet-path.ts';
import { fill } from '#messages/fill.ts';
import { CallError } from '#web/platform/api.ts';
import { callForFile } from '#web/platform/call-for-file.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { CheckboxField } from '#web/ui/checkbox-field/checkbox-field.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { topicNamesQuery } from './get-worksheets.ts';
import styles from './worksheets.module.css';

const KINDS = ['choice', 'spot', 'drag'] as const;
type Kind = (typeof KINDS)[number];

/** Without letters that look like others. */
const SEED_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SEED_LENGTH = 6;
const COPIES = [1, 2, 5, 10, 15, 20, 25, MAX_COPIES];
const USUAL_TASKS = 12;

const optionsOf = (numbers: readonly number[]) =>
  numbers.map((number) => ({ value: String(number), label: String(number) }));
const taskCounts = Array.from(
  { length: MAX_MADE_TASKS - MIN_MADE_TASKS + 1 },
  (_, index) => MIN_MADE_TASKS + index,
);

type Outcome = { kind: 'made'; part: SheetPart } | { kind: 'failed'; message: string };

export function MakeForm() {
  const t = texts.makeSheet;
  const [category, setCategory] = useState<Category>('basic');
  const [topicId, setTopicId] = useState('');
  const [difficulty, setDifficulty] = useState<Difficulty>('easy');
  const [kinds, setKinds] = useState<readonly Kind[]>(KINDS);
  const [tasks, setTasks] = useState(String(USUAL_TASKS));
  const [name, setName] = useState('');
  const [seed, setSeed] = useState(newSeed);
  const [copies, setCopies] = useState('1');
  const [busy, setBusy] = useState<SheetPart>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { data: topics, isError, isFetching, refetch } = useQuery(topicNamesQuery(category));
  const chosen = topicId || (topics?.[0]?.value ?? '');
  const isSeed = SEED.test(seed);

  const make = async (part: SheetPart) => {
    if (busy !== undefined || chosen === '' || kinds.length === 0 || !isSeed) return;
    setBusy(part);
    setOutcome(undefined);
    try {
      const pdf = await callForFile<typeof makeWorksheet>('POST', '/api/worksheet/make', {
        body: {
          topicId: Number(chosen),
          difficulty,
          kinds: [...kinds],
          tasks: Number(tasks),
          name: name.trim(),
          seed,
          copies: Number(copies),
          part,
        },
      });
      saveFile(`${fill(t.file[part], { seed })}.pdf`, pdf, 'application/pdf');
      setOutcome({ kind: 'made', part });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setOutcome({ kind: 'failed', message: error.message || t.failed });
    } finally {
      setBusy(undefined);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void make('sheet');
  };

  if (topics === undefined && isError) {
    return (
      <Callout tone="danger" title={t.topicsFailed}>
        <Button variant="quiet" iconBefore="refresh" isBusy={isFetching} onClick={() => refetch()}>
          {t.tryAgain}
        </Button>
      </Callout>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <SelectField
        label={t.category}
        value={category}
        onChange={(value) => {
          setCategory(value);
          setTopicId('');
        }}
        options={categories.map((value) => ({
          value,
          label: texts.worksheetPages.categories[value],
        }))}
      />
      <SelectField label={t.topic} value={chosen} onChange={setTopicId} options={topics ?? []} />
      <SelectField
        label={t.difficulty}
        value={difficulty}
        onChange={setDifficulty}
        options={difficulties.map((value) => ({ value, label: t.difficulties[value] }))}
      />
      <fieldset className={styles.kinds}>
        <legend>{t.kinds}</legend>
        {KINDS.map((kind) => (
          <CheckboxField
            key={kind}
            label={t.kindNames[kind]}
            isChecked={kinds.includes(kind)}
            onChange={(isChosen) =>
              setKinds(KINDS.filter((one) => (one === kind ? isChosen : kinds.includes(one))))
            }
          />
        ))}
        {kinds.length === 0 && <Callout tone="danger">{t.noKind}</Callout>}
      </fieldset>
      <SelectField
        label={t.tasks}
        hint={t.tasksHint}
        value={tasks}
        onChange={setTasks}
        options={optionsOf(taskCounts)}
      />
      <TextField
        label={t.name}
        hint={t.nameHint}
        value={name}
        onChange={setName}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
      />
      <TextField
        label={t.seed}
        hint={t.seedHint}
        error={isSeed ? undefined : t.noSeed}
        value={seed}
        onChange={setSeed}
        autoComplete="off"
        spellCheck={false}
      />
      <div>
        <Button variant="quiet" iconBefore="refresh" onClick={() => setSeed(newSeed())}>
          {t.another}
        </Button>
      </div>
      <SelectField
        label={t.copies}
        hint={t.copiesHint}
        value={copies}
        onChange={setCopies}
        options={optionsOf(COPIES)}
      />
      <div className={styles.all}>
        <Button type="submit" iconBefore="printer" isBusy={busy === 'sheet'}>
          {t.makeSheet}
        </Button>
        <Button
          variant="secondary"
          iconBefore="check"
          isBusy={busy === 'key'}
          onClick={() => make('key')}
        >
          {t.makeKey}
        </Button>
      </div>
      {outcome?.kind === 'made' && <Callout tone="success">{t.made[outcome.part]}</Callout>}
      {outcome?.kind === 'failed' && <Callout tone="danger">{outcome.message}</Callout>}
    </form>
  );
}

function newSeed(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(SEED_LENGTH));
  return Array.from(numbers, (number) => SEED_LETTERS[number % SEED_LETTERS.length]).join('');
}
