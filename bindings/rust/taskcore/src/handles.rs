// SPDX-License-Identifier: Apache-2.0
//! Objects of the library: lists, and what is read as a whole. They are snapshots, which do not
//! change any more: so any number of threads may read them.

/// How an object comes and goes.
macro_rules! handle {
    ($(#[$about:meta])* $type:ident, $raw:ident, $free:ident) => {
        $(#[$about])*
        pub struct $type(*mut sys::$raw);

        // SAFETY: C frees it on any thread.
        unsafe impl Send for $type {}
        // SAFETY: C reads it on any number of threads.
        unsafe impl Sync for $type {}

        impl Drop for $type {
            fn drop(&mut self) {
                // SAFETY: it is this object's, and was not freed.
                unsafe { sys::$free(self.0) }
            }
        }

        impl $type {
            /// Takes over what C gave.
            ///
            /// # Safety
            ///
            /// It belongs to the caller, and to nobody else from now on.
            pub unsafe fn from_raw(raw: *mut sys::$raw) -> Self {
                Self(raw)
            }

            /// Gives away what C has to free.
            pub fn into_raw(self) -> *mut sys::$raw {
                std::mem::ManuallyDrop::new(self).0
            }

            /// As C has it.
            pub fn as_raw(&self) -> *const sys::$raw {
                self.0
            }
        }
    };
}

/// A list: its rows, by index and one after the other.
macro_rules! list {
    ($(#[$about:meta])* $type:ident, $row:ident, $raw:ident, $free:ident, $count:ident, $at:ident,
        $rows:ident, $arrow:ident) => {
        handle!($(#[$about])* $type, $raw, $free);

        impl $type {
            /// How many rows there are.
            pub fn len(&self) -> usize {
                // SAFETY: the list is there as long as this object.
                unsafe { sys::$count(self.0) }
            }

            /// Whether there is none.
            pub fn is_empty(&self) -> bool {
                self.len() == 0
            }

            /// A row, which lives as long as the list.
            pub fn get(&self, index: usize) -> Option<$row<'_>> {
                // SAFETY: the row is there as long as the list.
                unsafe { $crate::rows::one(sys::$at(self.0, index)) }
            }

            /// All rows, which live as long as the list.
            pub fn rows(&self) -> $crate::Rows<'_, $row<'_>> {
                let mut stride = 0;
                // SAFETY: likewise; C says how many there are, and how far apart.
                unsafe {
                    let first = sys::$rows(self.0, &mut stride);
                    $crate::Rows::new(first, self.len(), stride)
                }
            }

            /// Goes through all rows.
            pub fn iter(&self) -> $crate::RowsIter<'_, $row<'_>> {
                self.rows().iter()
            }

            /// Copies of all rows.
            pub fn to_vec(&self) -> Vec<owned::$row> {
                self.rows().to_vec()
            }

            /// Gives all rows as columns, for whoever reads Apache Arrow.
            ///
            /// # Safety
            ///
            /// `stream` is a `struct ArrowArrayStream` of Arrow's C stream interface, which is
            /// written over; its `release` releases what it gets.
            pub unsafe fn arrow(&self, stream: *mut std::ffi::c_void) -> $crate::Result<()> {
                // SAFETY: as the caller says.
                $crate::call::call(|said| unsafe { sys::$arrow(self.0, stream, said) })
            }
        }

        impl<'a> IntoIterator for &'a $type {
            type Item = $row<'a>;
            type IntoIter = $crate::RowsIter<'a, $row<'a>>;

            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.rows().fmt(to)
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> std::result::Result<S::Ok, S::Error> {
                self.rows().serialize(to)
            }
        }
    };
}

/// What a row of C is here: a pointer with functions.
macro_rules! row {
    ($(#[$about:meta])* $type:ident, $raw:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy)]
        pub struct $type<'a> {
            raw: *const sys::$raw,
            lives: std::marker::PhantomData<&'a ()>,
        }

        // SAFETY: rows do not change any more.
        unsafe impl Send for $type<'_> {}
        // SAFETY: likewise.
        unsafe impl Sync for $type<'_> {}

        impl $type<'_> {
            /// As C has it. What is behind it may be shorter than the struct, where the library is
            /// older: no reference may be made of it.
            pub fn as_raw(&self) -> *const sys::$raw {
                self.raw
            }

            /// Copies all that it has.
            pub fn into_owned(self) -> owned::$type {
                self.into()
            }
        }

        impl<'a> $crate::Borrowed<'a> for $type<'a> {
            type Owned = owned::$type;
            type Raw = sys::$raw;

            unsafe fn of(raw: *const sys::$raw) -> Self {
                Self { raw, lives: std::marker::PhantomData }
            }

            fn into_owned(self) -> owned::$type {
                self.into()
            }
        }

        impl std::fmt::Debug for $type<'_> {
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                owned::$type::from(*self).fmt(to)
            }
        }
    };
}
