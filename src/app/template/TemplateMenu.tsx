import {
  Archive,
  ArchiveRestore,
  ChevronDown,
  Tag,
  Copy,
  Download,
  GitCompareArrows,
  Languages,
  Layers,
  Link,
  PencilLine,
  Replace,
  Trash2,
} from 'lucide-react';
import type { Ref } from 'react';
import { useLocation } from 'wouter';
import type { Tools } from '../../editor/model/TemplateEditor';
import { Menu, type MenuItem } from '../../ui/menu/Menu';
import { useCommands } from '../../workspace/services/AppServices';
import { draftHref, live, setHref, versionsAddress } from '../../workspace/draftLinks';

type TemplateMenuProps = {
  ref?: Ref<HTMLButtonElement | null>;
  draftId: string;
  /** Whether the form and the phones are shown, and not the versions or the set. */
  showsPanes: boolean;
  /** Whether a template of the draft's name was created. */
  isCreated: boolean;
  tools: Tools;
  onDuplicate: () => void;
  onDownload: () => void;
  /** Whether the person may change the draft: in some spaces they may only read. */
  canChange: boolean;
  /** Whether the draft is in the archive. */
  isArchived: boolean;
  onLabel: () => void;
  /** Moves the draft to the archive, or back. */
  onArchive: () => void;
  onDelete: () => void;
};

/** What can be done with the whole template, beside its name. */
export function TemplateMenu(props: TemplateMenuProps) {
  const { ref, draftId, showsPanes, isCreated, canChange, isArchived, tools } = props;
  const { onDuplicate, onDownload, onLabel, onArchive, onDelete } = props;
  const [, navigate] = useLocation();
  const liveHref = versionsAddress(draftId, { from: live });
  useCommands(() => [
    {
      id: 'versions',
      label: showsPanes ? 'Versions of this template' : 'Back to the draft',
      keywords: 'history compare restore snapshot keep save version',
      run: () => navigate(showsPanes ? versionsAddress(draftId) : draftHref(draftId)),
    },
    {
      id: 'set.languages',
      label: 'Languages of this template',
      detail: 'The same message in many languages',
      keywords: 'set translate translations translators localise multilingual xliff',
      run: () => navigate(setHref(draftId, 'languages')),
    },
    {
      id: 'set.rows',
      label: 'Rows of this template',
      detail: 'One template for each row of a spreadsheet',
      keywords: 'set sheet excel csv bulk branches stores shops cities brands',
      run: () => navigate(setHref(draftId, 'rows')),
    },
    ...(isCreated
      ? [
          {
            id: 'compare-live',
            label: 'Compare with the platform',
            keywords: 'live difference changed since sent approved',
            run: () => navigate(liveHref),
          },
        ]
      : []),
  ]);
  function items(): MenuItem[] {
    const filing: MenuItem[] = [
      { label: 'Labels…', icon: <Tag aria-hidden />, apart: true, onSelect: onLabel },
      {
        label: isArchived ? 'Move back to the list' : 'Archive',
        icon: isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
        onSelect: onArchive,
      },
    ];
    const remove: MenuItem = {
      label: 'Delete',
      icon: <Trash2 aria-hidden />,
      danger: true,
      apart: true,
      onSelect: onDelete,
    };
    return [
      ...(showsPanes
        ? [
            {
              label: 'Versions',
              icon: <Layers aria-hidden />,
              onSelect: () => navigate(versionsAddress(draftId)),
            },
            {
              label: 'Languages and rows',
              note: 'Translate it, or make one for each row of a sheet',
              icon: <Languages aria-hidden />,
              onSelect: () => navigate(setHref(draftId)),
            },
          ]
        : [
            {
              label: 'Back to the draft',
              icon: <PencilLine aria-hidden />,
              onSelect: () => navigate(draftHref(draftId)),
            },
          ]),
      ...(isCreated
        ? [
            {
              label: 'Compare with the platform',
              icon: <GitCompareArrows aria-hidden />,
              onSelect: () => navigate(liveHref),
            },
          ]
        : []),
      {
        label: 'Links and numbers…',
        icon: <Link aria-hidden />,
        onSelect: () => tools.setState({ name: 'links' }, true),
      },
      {
        label: 'Find and replace…',
        icon: <Replace aria-hidden />,
        onSelect: () => tools.setState({ name: 'replace' }, true),
      },
      ...(canChange ? filing : []),
      { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: onDuplicate },
      { label: 'Download', icon: <Download aria-hidden />, onSelect: onDownload },
      ...(canChange ? [remove] : []),
    ];
  }
  return (
    <Menu buttonRef={ref} label="Template menu" items={items}>
      <ChevronDown aria-hidden />
    </Menu>
  );
}
