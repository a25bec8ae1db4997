/** One thing for the owner to put right before the site goes public. */
export interface Finding {
  what: string;
  /** Where, and what belongs there. */
  where: string;
}
