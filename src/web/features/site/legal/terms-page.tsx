import file from '#content-files/pages/terms.yaml';
import type { LegalPage as Text } from '#domain/site/legal-page.ts';
import { LegalPage } from './legal-page.tsx';

export function Component() {
  return <LegalPage text={file as Text} />;
}
