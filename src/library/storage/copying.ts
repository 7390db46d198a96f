// What copies of drafts need, as one part of the page.
export { namesInUse } from '../../schema/draft/names/nextName';
export { duplicateDraft } from './duplicateDraft';
