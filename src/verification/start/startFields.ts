import type { StartParameter } from './findParameter';
import type { StartForm } from './startForm';

/** The dotted paths of the members that hold free text. */
type TextPath<T> = {
  [K in keyof T & string]: T[K] extends string ? (string extends T[K] ? K : never) : `${K}.${TextPath<T[K]>}`;
}[keyof T & string];

/** The fields that a person types in, in the order of the page. */
export const startTextFields = [
  'appId',
  'request.identity.endpoint',
  'headers.x-forwarded-for',
  'request.reference',
  'request.custom',
  'headers.x-timestamp',
] as const satisfies readonly TextPath<StartForm>[];

export type StartTextField = (typeof startTextFields)[number];
export type StartField = 'form' | StartTextField;

/** The field of a refused parameter; undefined for a parameter that the form does not let a person change. */
export function fieldOfParameter(parameter: StartParameter, form: StartForm['form']): StartField | undefined {
  switch (parameter) {
    case 'Authorization':
      return form === 'sdk' ? 'appId' : 'form';
    case 'x-timestamp':
      return 'headers.x-timestamp';
    case 'X-Forwarded-For':
      return 'headers.x-forwarded-for';
    case 'identity':
    case 'identity.type':
    case 'identity.endpoint':
      return 'request.identity.endpoint';
    case 'reference':
      return 'request.reference';
    case 'custom':
      return 'request.custom';
    case 'method':
    case 'Content-Type':
      return undefined;
    default:
      return parameter satisfies never;
  }
}
