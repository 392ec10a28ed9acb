/** What is shown where the address of a page is shared that search engines do not list. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** The address of a picture of `sharedSize` within the site. */
  readonly picture: string;
  readonly alt: string;
}
