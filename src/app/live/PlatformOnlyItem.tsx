import { Import } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeDraft } from '../../library/query/describeDraft';
import { Thumbnail } from '../../library/list/Thumbnail';
import type { TemplateDraft } from '../../schema/draft/draft';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import { typeNames } from '../../schema/template/typeNames';
import { PlatformBadge } from '../../submission/connection/Destination';
import { TemplateStatusBadge } from '../../submission/outcome/StatusBadge';
import { Button } from '../../ui/controls/Button';
import type { PlatformOnlyEntry } from './findPlatformOnly';
import page from '../../library/list/OtherDrafts.module.css';
import styles from './PlatformOnly.module.css';

type PlatformOnlyItemProps = {
  entry: PlatformOnlyEntry;
  namesPlace: boolean;
  drawTemplate: (template: TemplateDraft) => ReactNode;
  onBringIn: () => void;
};

/** One template of a platform, as a row. */
export function PlatformOnlyItem({ entry, namesPlace, drawTemplate, onBringIn }: PlatformOnlyItemProps) {
  const { stored, connected, appId } = entry;
  const { name, type, status, component } = stored;
  const template = { name, type, component };
  const isKnown = isTemplateDraft(template);
  return (
    <div className={page.item}>
      <Thumbnail className={page.drawing}>{isKnown && drawTemplate(template)}</Thumbnail>
      <div className={page.what}>
        <strong>{name}</strong>
        <p className={page.words}>
          {isKnown
            ? [typeNames[template.type], describeDraft(template)].filter(Boolean).join(': ')
            : `Of the kind “${type}”, which no draft has`}
          {namesPlace && (
            <>
              {', '}
              <PlatformBadge platform={connected} /> {appId}
            </>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <TemplateStatusBadge status={status} />
        <Button
          size="small"
          aria-label={`Bring in ${name}`}
          icon={<Import aria-hidden />}
          data-entry
          onClick={onBringIn}
        >
          Bring it in
        </Button>
      </div>
    </div>
  );
}
