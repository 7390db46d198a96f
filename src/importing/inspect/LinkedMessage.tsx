import { useState } from 'react';
import type { LinkView } from '../../exchange/link/linkView';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import type { AltTexts } from '../../schema/media/altTexts';
import { LookView } from './LookView';
import { startView } from './startView';

type LinkedMessageProps = {
  template: TemplateDraft;
  parameters: ParameterNotes | undefined;
  altTexts: AltTexts | undefined;
  fragment: string;
  /** How the link opens at first. */
  linkView: LinkView;
};

/** The message of a share link. */
export function LinkedMessage({ linkView, ...linked }: LinkedMessageProps) {
  const [view, setView] = useState(() => startView(linkView));
  return <LookView {...linked} unmapped={{}} linkView={linkView} view={view} onView={setView} level={1} />;
}
