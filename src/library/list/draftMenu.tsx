import {
  Archive,
  ArchiveRestore,
  Clock,
  Copy,
  Download,
  Files,
  FolderOutput,
  FolderPlus,
  GitCompareArrows,
  Tag,
  Trash2,
} from 'lucide-react';
import type { Draft } from '../../schema/draft/draft';
import { TemplateType } from '../../schema/values/enums';
import { decisiveSending } from '../../schema/draft/sendings';
import { typeNames } from '../../schema/template/typeNames';
import { quote } from '../../lib/text/isolate';
import type { MenuItem } from '../../ui/menu/Menu';
import type { DraftActions } from '../query/useLibraryActions';
import { draftState } from '../query/draftState';

/** The menu items of one draft. `onLabel` asks for its labels. */
export function draftMenu(draft: Draft, actions: DraftActions, onLabel: () => void): MenuItem[] {
  const { type } = draft.template;
  const isArchived = draft.archived ?? false;
  const canChange = actions.canChange(draft);
  const sent = decisiveSending(draft.sendings);
  const compare: MenuItem = {
    label: 'Compare with the platform',
    icon: <GitCompareArrows aria-hidden />,
    apart: true,
    onSelect: () => actions.compareWithPlatform(draft),
  };
  const setStatus: MenuItem = {
    label: 'Set status manually…',
    icon: <Clock aria-hidden />,
    apart: true,
    onSelect: () => actions.setStatus(draft),
  };
  const filing: MenuItem[] = [
    { label: 'Labels…', icon: <Tag aria-hidden />, apart: true, onSelect: onLabel },
    {
      label: isArchived ? 'Move back to the list' : 'Archive',
      icon: isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
      onSelect: () => actions.archive([draft], !isArchived),
    },
  ];
  const remove: MenuItem = {
    label: 'Delete',
    icon: <Trash2 aria-hidden />,
    danger: true,
    onSelect: () => actions.remove([draft]),
  };
  const removeHere: MenuItem = {
    label: 'Remove from this browser',
    icon: <Trash2 aria-hidden />,
    danger: true,
    onSelect: () => actions.removeHere([draft]),
  };
  return [
    { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: () => actions.duplicate([draft]) },
    ...TemplateType.options
      .filter((other) => other !== type)
      .map((other) => ({
        label: `Duplicate as ${typeNames[other].toLowerCase()}`,
        icon: <Files aria-hidden />,
        onSelect: () => actions.duplicate([draft], other),
      })),
    ...(draft.space === undefined ? [] : actions.otherSpaces(draft)).flatMap((space) => [
      {
        label: `Copy to ${quote(space.label)}`,
        icon: <FolderPlus aria-hidden />,
        onSelect: () => actions.copyTo(space, [draft]),
      },
      ...(canChange
        ? [
            {
              label: `Move to ${quote(space.label)}`,
              icon: <FolderOutput aria-hidden />,
              onSelect: () => actions.moveTo(space, [draft]),
            },
          ]
        : []),
    ]),
    ...(draftState(draft).sending?.outcome === 'created' ? [compare] : []),
    ...(sent && canChange && actions.canSetStatus(sent) ? [setStatus] : []),
    ...(canChange ? filing : []),
    {
      label: 'Export',
      apart: !canChange,
      icon: <Download aria-hidden />,
      onSelect: () => actions.exportDrafts([draft]),
    },
    ...(canChange ? [remove] : []),
    ...(actions.isLost(draft) ? [removeHere] : []),
  ];
}
