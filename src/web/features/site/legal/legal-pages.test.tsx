// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import privacy from '#content-files/pages/privacy.yaml';
import terms from '#content-files/pages/terms.yaml';
import { TERMS_VERSION } from '#domain/account/consent.ts';
import { legalPageFile } from '#domain/site/legal-page.ts';
import { site } from '#web/platform/site.ts';
import { Component as PrivacyPage } from './privacy-page.tsx';
import { Component as TermsPage } from './terms-page.tsx';

afterEach(cleanup);

describe.each([
  { title: 'Terms and Conditions', file: terms, Page: TermsPage },
  { title: 'Privacy Policy', file: privacy, Page: PrivacyPage },
])('$title', ({ title, file, Page }) => {
  const open = () =>
    render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );

  it('shows every section under a heading of its own, and links to each', () => {
    const { sections } = legalPageFile.parse(file);
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    for (const { id, heading } of sections) {
      expect(screen.getByRole('heading', { level: 2, name: heading })).toBeDefined();
      const link = within(contents).getByRole<HTMLAnchorElement>('link', { name: heading });
      expect(container.querySelector(link.hash)?.id).toBe(id);
    }
  });

  it('names the date and the version of the text', () => {
    open();
    const { version } = legalPageFile.parse(file);
    expect(
      screen.getByText(new RegExp(`^Last updated on .* 20\\d\\d, version ${version}$`)),
    ).toBeDefined();
  });

  it('fills every placeholder and says whom to write to', () => {
    const { container } = open();
    expect(container.textContent).not.toMatch(/[{}]|undefined/);
    expect(container.textContent).toContain(site.grievanceOfficer);
    expect(container.querySelector(`a[href="mailto:${site.supportEmail}"]`)).not.toBeNull();
  });
});

it('a consent is recorded with the date of the newer text', () => {
  const dates = [privacy, terms].map((file) => legalPageFile.parse(file).updated);
  const advice = 'Set TERMS_VERSION to the later `updated` of privacy.yaml and terms.yaml';
  expect(TERMS_VERSION, advice).toBe(dates.sort().at(-1));
});

it('the terms say how a membership is cancelled', () => {
  const { container } = render(
    <MemoryRouter>
      <TermsPage />
    </MemoryRouter>,
  );
  const refunds = container.querySelector('#refunds')?.textContent;
  expect(refunds).toContain('e-mail');
  expect(refunds).toContain('processed after 10 days');
  expect(refunds).toContain('More than 30 days after the payment, a cancellation is not allowed');
});
