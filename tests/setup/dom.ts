import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** What a component test rendered is gone before the next begins. */
afterEach(cleanup);
