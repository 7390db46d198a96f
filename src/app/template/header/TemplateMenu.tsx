import { ChevronDown, Copy, Download, Layers } from 'lucide-react';
import type { Ref } from 'react';
import { useLocation } from 'wouter';
import { Menu, type MenuItem } from '../../../ui/menu/Menu';
import { useCommands } from '../../services/useCommands';
import { draftHref } from '../../session/draftHref';
import { versionsAddress } from '../versions/versionsAddress';

type TemplateMenuProps = {
  ref?: Ref<HTMLButtonElement | null>;
  draftId: string;
  showsVersions: boolean;
  onDuplicate: () => void;
  onDownload: () => void;
};

/** What can be done with the whole template, beside its name. */
export function TemplateMenu({ ref, draftId, showsVersions, onDuplicate, onDownload }: TemplateMenuProps) {
  const [, navigate] = useLocation();
  const href = showsVersions ? draftHref(draftId) : versionsAddress(draftId);
  useCommands(() =>
    Promise.resolve([
      {
        id: 'versions',
        label: showsVersions ? 'Back to the draft' : 'Versions of this template',
        group: 'Actions',
        keywords: 'history compare restore snapshot keep a version',
        run: () => navigate(href),
      },
    ]),
  );
  function items(): MenuItem[] {
    return [
      {
        label: showsVersions ? 'Back to the draft' : 'Versions',
        icon: <Layers aria-hidden />,
        onSelect: () => navigate(href),
      },
      { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: onDuplicate },
      { label: 'Download', icon: <Download aria-hidden />, onSelect: onDownload },
    ];
  }
  return (
    <Menu buttonRef={ref} label="Template menu" items={items}>
      <ChevronDown aria-hidden />
    </Menu>
  );
}
