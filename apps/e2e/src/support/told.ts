import type { Page } from '@playwright/test';

/** What a page tells as its status; the search in the header has one too, that says nothing at first. */
export const told = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });
