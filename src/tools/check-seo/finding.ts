/** Something that is wrong with a page or a file of the site. */
export interface Finding {
  /** The page or file it was found on. */
  path: string;
  /** The rule, in a word or two. */
  rule: string;
  message: string;
}
