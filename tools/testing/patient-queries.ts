// Whoever waits for a page waits longer than a busy machine takes.
import { configure } from '@testing-library/react';

const PATIENCE_MS = 4_000;
configure({ asyncUtilTimeout: PATIENCE_MS });
