import type { LinkProps } from '@tanstack/react-router'

/** Where a tab, a page number or a sortable header leads: every view has an address. */
export type LinkTarget = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash' | 'replace' | 'resetScroll'>
