// The operator rehearses a competition with made-up children, through the real site (product §11.19).

import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createProcessSite } from '#server/testing/process-site.ts';
import { createTestDatabase } from '#server/testing/test-app.ts';

it('a rehearsal says READY and leaves nothing behind, or says why it could not be held', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const site = await createProcessSite(database.url);
  const server = await site.start();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  const rehearse = () =>
    site.operate(...['competition', 'rehearse', '--address', server.origin, '--children', '9']);
  await expect(rehearse()).rejects.toThrow('No competition is planned');

  // The sample's competition 7 is long over; this one gets its papers.
  const plan = ['--like', '7', '--id', '1000', '--starts-in', '1d', '--papers', 'new'];
  await site.operate('competition', 'create', ...plan);
  await client.query(
    `insert into competition_paper (id, competition_id, standard, questions, is_imported)
     select id + 99300, 1000, standard, questions, false from competition_paper where competition_id = 7`,
  );
  const said = await rehearse();
  expect(said).toMatch(/ {2}a pick +\d+ +0 /);
  expect(said).toContain('READY.');
  expect(await site.operate('competition', 'audit', '--id', '1000')).toMatch(/rehearse.*ready/);
  const { rows } = await client.query(
    `select (select count(*) from competition_participant)::int as children,
       (select count(*) from competition where is_hidden)::int as hidden`,
  );
  expect(rows).toEqual([{ children: 0, hidden: 0 }]);

  await server.stop();
  await expect(rehearse()).rejects.toThrow('The site does not answer');
});
