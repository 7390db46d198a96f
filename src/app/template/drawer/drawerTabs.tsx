import { Braces, ListChecks, MessageSquare, ScrollText, Text } from 'lucide-react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { useHasSignIn } from '../../../workspace/services/AppServices';
import { neighbourOf, type DrawerTab } from '../../../workspace/draftScreen';

const drawerTabs = [
  { name: 'check', label: 'Check', icon: <ListChecks aria-hidden /> },
  { name: 'review', label: 'Review', icon: <MessageSquare aria-hidden /> },
  { name: 'samples', label: 'Samples', icon: <Text aria-hidden /> },
  { name: 'log', label: 'Taps', icon: <ScrollText aria-hidden /> },
  { name: 'json', label: 'Code', icon: <Braces aria-hidden /> },
] as const satisfies { name: DrawerTab; label: string; icon: ReactNode }[];

/** The parts of the drawer. Without a team there is nobody to review. */
export const useDrawerTabs = () => {
  const hasSignIn = useHasSignIn();
  return hasSignIn ? drawerTabs : drawerTabs.filter(({ name }) => name !== 'review');
};

/** Opens a part of the drawer, which is a view of its own in a narrow window. Returns once it is drawn. */
export function openDrawer({ screen }: Pick<OpenedTemplate, 'screen'>, tab: DrawerTab) {
  const beside = neighbourOf(tab);
  flushSync(() => screen.setState({ tab, isDrawerOpen: true, beside, view: 'check' }));
}

/** Shows the errors that keep the draft from being sent, and moves the focus to their summary. */
export function showTemplateErrors(open: Pick<OpenedTemplate, 'screen' | 'editor'>) {
  openDrawer(open, 'check');
  // A panel that is open and scrolled comes back to its top: the press shows its answer where it had the focus already.
  open.editor.focus.focusSpot('', 'errors', 'start');
}
