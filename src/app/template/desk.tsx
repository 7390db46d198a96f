import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';
import { lazyPart } from '../../ui/loading/lazyPart';
import header from './header/DraftHeader.module.css';

/** The bar of the header, as high as the header. */
const bar = (
  <header className={header['header']}>
    <Link href="/" className={header['back']} title="All templates">
      <ChevronLeft aria-hidden />
      <span>Templates</span>
    </Link>
  </header>
);

// Everything around the phones. It is one file, which is loaded when the phones have been drawn.
export const DraftHeader = lazyPart(async () => (await import('./header/DraftHeader')).DraftHeader, bar);
export const EditPane = lazyPart(async () => (await import('./EditPane')).EditPane);
export const Drawer = lazyPart(async () => (await import('./drawer/Drawer')).Drawer, null);
export const EditorTools = lazyPart(
  async () => (await import('../../editor/table/EditorTools')).EditorTools,
  null,
);

/** Resolves when everything around the phones can be drawn, or was found not to load. */
export async function startDesk() {
  await Promise.all([DraftHeader, EditPane, Drawer, EditorTools].map((part) => part.start()));
}
