import { nameOfParameter } from '../../schema/draft/parameterNames';
import { markersOf } from '../../schema/draft/parameterNotes';
import { samplesOf } from '../../schema/draft/samples';
import type { DocumentState } from '../model/createDocument';

/** A parameter of the open template as people see it. */
export type NamedParameter = { marker: string; name: string; sample: string };

/** The parameters of the template, in reading order, with the value that the phone typically shows. */
export function parametersOf({
  draft,
  parameters,
}: Pick<DocumentState, 'draft' | 'parameters'>): NamedParameter[] {
  const samples = samplesOf(parameters, 'typical', draft);
  return markersOf(draft).map((marker) => ({
    marker,
    name: nameOfParameter(marker, parameters.names),
    sample: samples[marker] ?? '',
  }));
}
