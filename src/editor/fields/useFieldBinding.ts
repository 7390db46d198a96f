import { useForm } from 'react-hook-form';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { CreateTemplatePayload } from '../../schema/template/template';
import type { FieldBinding } from '../model/fieldBinding';

/** Connects the inputs of the open template to React while the form is mounted. */
export function useFieldBinding({ form }: FieldBinding) {
  useForm<TemplateDraft, unknown, CreateTemplatePayload>(form());
}
