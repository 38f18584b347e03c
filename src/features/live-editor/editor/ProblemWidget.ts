import { WidgetType } from '@codemirror/view';

/**
 * Renders the messages about a line as text below it. CodeMirror keeps the element as long as the messages are the same,
 * although each change of the code creates new widgets.
 */
export class ProblemWidget extends WidgetType {
  constructor(private readonly message: string) {
    super();
  }

  override eq({ message }: ProblemWidget): boolean {
    return message === this.message;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'cm-problem';
    element.textContent = this.message;
    return element;
  }
}
