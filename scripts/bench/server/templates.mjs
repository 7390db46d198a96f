// @ts-check
import { largestTemplate } from '../../../src/schema/testing/largestTemplate';
import { speedTen } from '../../../src/schema/testing/speedDocuments';

/** The documents of the load, as JSON whose name is the first member. */
export const documents = {
  largest: { ...largestTemplate(), name: 'NAME' },
  tenCards: { ...speedTen.template, name: 'NAME' },
};
