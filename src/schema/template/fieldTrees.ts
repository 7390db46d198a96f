import { lazy } from '../../lib/values';
import type { ObjectNode } from '../walk/fieldNode';
import { walkObject } from '../walk/walk';
import { CardContent } from './cardContent';
import { Suggestion } from './suggestion';
import { components, CreateTemplatePayload } from './template';

export type FieldTrees = {
  template: ObjectNode;
  textMessage: ObjectNode;
  richCard: ObjectNode;
  carousel: ObjectNode;
  card: ObjectNode;
  suggestion: ObjectNode;
};

/**
 * The fields of a template and its parts, as the schemas state them. The page is built with their content in place of
 * this module (`scripts/build/fieldTrees.mjs`): its first paint needs the fields but no schema.
 */
export const fieldTrees: () => FieldTrees = lazy(() => ({
  template: walkObject(CreateTemplatePayload),
  textMessage: walkObject(components.text_message),
  richCard: walkObject(components.rich_card),
  carousel: walkObject(components.carousel),
  card: walkObject(CardContent),
  suggestion: walkObject(Suggestion),
}));
