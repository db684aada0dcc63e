import file from '#content-files/pages/privacy.yaml';
import type { LegalPage as Text } from '#domain/site/legal-page.ts';
import { LegalPage } from './legal-page.tsx';

export function Component() {
  return <LegalPage text={file as Text} />;
}
