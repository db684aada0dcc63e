import styles from './numbered-list.module.css';

/** Sentences with large numbers; side by side as tiles where space allows. */
export function NumberedList({ items }: { items: readonly string[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ol>
  );
}
