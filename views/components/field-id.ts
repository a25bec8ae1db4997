/** The id of a field's control: what an error summary links to. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
