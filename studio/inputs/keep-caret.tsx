import { Component, createRef, type FormEvent, type ReactNode } from 'react';
import { type Caret, type Phrase, restoreCaret, updatePhrase } from '../shared/caret-tracking.ts';

interface KeepCaretProps {
  /** Saves a corrected text. */
  onWrite: (text: string) => void;
  children: ReactNode;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps the caret of a text field, and the text before it, in place while another editor writes in the same
 * field. Browsers move the caret to the end when the value changes; and when two editors type at the end of a
 * field, the Studio appends the latest letters of each to the other's text, which breaks up both.
 */
export class KeepCaret extends Component<KeepCaretProps> {
  readonly #root = createRef<HTMLDivElement>();
  #phrase: Phrase = { words: '', at: 0 };
  /** Value of the field before the latest key press. */
  #shown = '';

  override getSnapshotBeforeUpdate(): Caret | null {
    const field = this.#field();
    if (!field) return null;
    const { value: text, selectionStart, selectionEnd } = field;
    return { text, start: selectionStart ?? text.length, end: selectionEnd ?? text.length };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Caret | null) {
    const field = this.#field();
    if (!before || !field || field.value === before.text) return;
    // Browsers tell no caret of an email field, and throw where one is set.
    if (field.selectionStart === null) return;
    const { phrase, text, start, end } = restoreCaret(before, field.value, this.#phrase);
    this.#phrase = phrase;
    const isMended = text !== field.value;
    // Set on the element at once: the next key press needs the corrected text, and the form updates later.
    if (isMended) field.value = text;
    field.setSelectionRange(start, end);
    if (isMended) this.props.onWrite(text);
  }

  override render() {
    return (
      <div
        ref={this.#root}
        style={{ display: 'contents' }}
        onKeyDownCapture={this.#remember}
        onPasteCapture={this.#remember}
        onInputCapture={({ target }: FormEvent) => {
          if (isField(target)) this.#phrase = updatePhrase(this.#phrase, this.#shown, target.value);
          this.#remember();
        }}
      >
        {this.props.children}
      </div>
    );
  }

  readonly #remember = () => {
    this.#shown = this.#field()?.value ?? '';
  };

  #field(): Field | undefined {
    const field = document.activeElement;
    return isField(field) && this.#root.current?.contains(field) ? field : undefined;
  }
}

function isField(element: EventTarget | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
