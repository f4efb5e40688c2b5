export const sample = `# How memory works

## Three kinds of memory

Sensory memory is the store that holds what we see and hear for less than a second. Working memory is the system that holds a few pieces of information while we think about them. Long-term memory is the store that keeps knowledge for years. Most adults can hold about four separate items in working memory at the same time.

## How something gets in

Encoding is the process by which an experience becomes a trace in the brain. The hippocampus is the part of the brain that links the pieces of a new memory. During deep sleep the hippocampus repeats the patterns of the day, and the cortex slowly stores them. A chunk is a group of items that is remembered as one unit: a telephone number is easier to keep in three chunks than in nine digits.

## Why we forget

The forgetting curve is a graph that shows how quickly new knowledge is lost without review. The psychologist Hermann Ebbinghaus published the first forgetting curve in 1885. Interference is the loss of a memory because a similar one gets in its way. A retrieval cue is a hint that brings a memory back, such as a smell, a place or the first letter of a name.

## Learning that lasts

Retrieval practice is a way of learning in which a person recalls an answer instead of reading it again. The spacing effect is the finding that the same study time teaches more when it is spread over several days. Interleaving is the mixing of different kinds of exercises in one session. Metacognition is the knowledge of what one knows and of what one does not know yet.
`;
