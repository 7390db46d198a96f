import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';
import { afterPaint } from '../../ui/browser/afterPaint';
import { lazyPart } from '../../ui/loading/lazyPart';
import { isNarrow } from '../../ui/browser/isNarrow';
import header from './header/DraftHeader.module.css';

/** The bar of the header, as high as the header. */
const bar = (
  <header className={header.header}>
    <Link href="/" className={header.back} title="All templates">
      <ChevronLeft aria-hidden />
      <span>Templates</span>
    </Link>
  </header>
);

/** A narrow window shows the form first, a wide one the phone. */
const turn = () => (isNarrow() ? Promise.resolve() : afterPaint());

// Everything around the phones. It is one file, which is loaded when the phones have been painted.
export const DraftHeader = lazyPart(async () => {
  await turn();
  return (await import('./header/DraftHeader')).DraftHeader;
}, bar);
export const EditPane = lazyPart(async () => {
  await turn();
  return (await import('./EditPane')).EditPane;
});
export const Drawer = lazyPart(async () => {
  await turn();
  return (await import('./drawer/Drawer')).Drawer;
}, null);
export const EditorTools = lazyPart(async () => {
  await turn();
  return (await import('../../editor/table/EditorTools')).EditorTools;
}, null);

/** Resolves when everything around the phones can be drawn, or was found not to load. */
export async function startDesk() {
  await Promise.all([DraftHeader, EditPane, Drawer, EditorTools].map((part) => part.start()));
}
