/** The words of one carousel. */
export interface CarouselLabels {
  title: string;
  /** On the button and above the dialog, such as 'Prins toevoegen'. */
  add: string;
  editTitle: string;
  nameLabel: string;
  storyLabel?: string;
  /** Such as 'Er zijn nog geen prinsen.' */
  empty: string;
}
