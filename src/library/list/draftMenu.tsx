import { Clock, Copy, Download, Files, GitCompareArrows, Trash2 } from 'lucide-react';
import type { Draft } from '../../schema/draft/draft';
import { TemplateType } from '../../schema/values/enums';
import { decisiveSending } from '../../schema/draft/sendings';
import { typeNames } from '../../schema/template/typeNames';
import type { MenuItem } from '../../ui/menu/Menu';
import type { DraftActions } from '../query/useLibraryActions';
import { draftState } from '../query/draftState';

/** The menu items of one draft. */
export function draftMenu(draft: Draft, actions: DraftActions): MenuItem[] {
  const { type } = draft.template;
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
  return [
    { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: () => actions.duplicate([draft]) },
    ...TemplateType.options
      .filter((other) => other !== type)
      .map((other) => ({
        label: `Duplicate as ${typeNames[other].toLowerCase()}`,
        icon: <Files aria-hidden />,
        onSelect: () => actions.duplicate([draft], other),
      })),
    ...(draftState(draft).sending?.outcome === 'created' ? [compare] : []),
    ...(sent && actions.canSetStatus(sent) ? [setStatus] : []),
    {
      label: 'Export',
      icon: <Download aria-hidden />,
      apart: true,
      onSelect: () => actions.exportDrafts([draft]),
    },
    {
      label: 'Delete',
      icon: <Trash2 aria-hidden />,
      danger: true,
      onSelect: () => actions.remove([draft]),
    },
  ];
}
